/** SHA-256 (FIPS 180-4) on 32-bit words: the kernel may not reach for a platform's own. */

const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

/** The constants are the first bits of the fractional parts of the roots of the first primes. */
(function fillConstants() {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(n));
    K[found] = fraction(Math.cbrt(n));
    found++;
  }
})();

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 4294967296) | 0;
}

const w = new Int32Array(64);

/** Folds one block of 16 words, big-endian, into `hash`. */
function compress(hash: Int32Array, block: Int32Array, from: number): void {
  for (let i = 0; i < 16; i++) w[i] = block[from + i]!;
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0]! + a) | 0;
  hash[1] = (hash[1]! + b) | 0;
  hash[2] = (hash[2]! + c) | 0;
  hash[3] = (hash[3]! + d) | 0;
  hash[4] = (hash[4]! + e) | 0;
  hash[5] = (hash[5]! + f) | 0;
  hash[6] = (hash[6]! + g) | 0;
  hash[7] = (hash[7]! + h) | 0;
}

/** The digest of a whole number of words. */
export function sha256Words(words: readonly number[]): Int32Array {
  const blocks = Math.ceil((words.length * 4 + 9) / 64);
  const padded = new Int32Array(blocks * 16);
  padded.set(words);
  padded[words.length] = 0x80000000 | 0;
  padded[blocks * 16 - 1] = words.length * 32;
  const hash = INITIAL.slice();
  for (let i = 0; i < blocks; i++) compress(hash, padded, i * 16);
  return hash;
}

/** The digest of text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Int32Array(blocks * 16);
  bytes.push(0x80);
  for (let i = 0; i < bytes.length; i++) padded[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8);
  padded[blocks * 16 - 1] = (bytes.length - 1) * 8;
  const hash = INITIAL.slice();
  for (let i = 0; i < blocks; i++) compress(hash, padded, i * 16);
  return hex(hash);
}

export function hex(words: Int32Array): string {
  let text = '';
  for (const word of words) text += (word >>> 0).toString(16).padStart(8, '0');
  return text;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
