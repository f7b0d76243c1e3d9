/** The table screen read aloud: in the language that is on, each thing once, and only where it is wished. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from '$lib/voice.svelte';

const spoken: string[] = [];

class Utterance {
  lang = '';
  constructor(readonly text: string) {}
}

async function fresh(): Promise<typeof module.voice> {
  vi.resetModules();
  return (await import('$lib/voice.svelte')).voice;
}

beforeEach(() => {
  spoken.length = 0;
  localStorage.clear();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ lang, text }: Utterance) => spoken.push(`${lang}: ${text}`),
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('nothing is read before it is wished, and then in the viewer’s language, names without their marks', async () => {
  const voice = await fresh();
  voice.say('Night.', 'en');
  expect(spoken).toEqual([]);
  voice.toggle();
  voice.say('\u2068Ann\u2069 wins.', 'en');
  voice.say('夜です。', 'ja');
  expect(spoken).toEqual(['en-GB: Ann wins.', 'ja-JP: 夜です。']);
});

test('a thing is read once, and the wish is kept for the next time', async () => {
  const voice = await fresh();
  voice.toggle();
  voice.say('Night.', 'en');
  voice.say('Night.', 'en');
  expect(spoken).toHaveLength(1);
  expect((await fresh()).on).toBe(true);
});
