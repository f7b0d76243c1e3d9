/** Whether log and notes stand beside the board. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 56rem', false);
