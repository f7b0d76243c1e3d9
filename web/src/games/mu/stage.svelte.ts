import { Followed } from '$lib/followed.svelte';

/** Which hands' ends this screen has left behind. */
export const stage = new Followed();
