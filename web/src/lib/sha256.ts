/**
 * SHA-256 (FIPS 180-4), for checking the seal of a shuffle. The browser's own is only there in secure contexts, and a room
 * in the same house is often served over plain http.
 */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of some bytes as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);

  const hash = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      w[i] =
        w[i - 16]! +
        (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
        w[i - 7]! +
        (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Whether a seed (hexadecimal) is what was promised before the deal. */
export function keepsSeal(seed: string, commitment: string): boolean {
  if (!/^([0-9a-f]{2})+$/i.test(seed)) return false;
  const label = new TextEncoder().encode('tasogare-commit');
  const secret = seed.match(/../g)!.map((byte) => parseInt(byte, 16));
  return sha256(new Uint8Array([...label, ...secret])) === commitment.toLowerCase();
}
