import { Followed } from '$lib/followed.svelte';

/** The days whose morning this screen has shown. */
export const stage = new Followed();
