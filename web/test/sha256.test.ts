import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keepsSeal, sha256 } from '$lib/sha256';

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('agrees with the published examples', () => {
  const text = new TextEncoder();
  expect(sha256(text.encode(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256(text.encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('agrees with the library at every length around its blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(sha256(bytes)).toBe(digest(bytes));
  }
});

test('a seed keeps the seal that was made of it, and no other', () => {
  const seed = '07'.repeat(32);
  const commitment = digest(Buffer.concat([Buffer.from('tasogare-commit'), Buffer.from(seed, 'hex')]));
  expect(keepsSeal(seed, commitment)).toBe(true);
  expect(keepsSeal('08'.repeat(32), commitment)).toBe(false);
  expect(keepsSeal('not hex', commitment)).toBe(false);
});
