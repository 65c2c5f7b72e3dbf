import { expect, test } from 'vitest';
import { hex, sha256, sha256Words } from '../src/sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ['zażółć gęślą jaźń 🎲', '05ee66f66186315e4eac8fbb7b8fb10cbe2f8188a36bc638e278fe554403b9fd'],
])('the digest of %#', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('words are the bytes of text, four by four', () => {
  expect(hex(sha256Words([0x61626364, 0x65666768]))).toBe(sha256('abcdefgh'));
  expect(hex(sha256Words([]))).toBe(sha256(''));
});
