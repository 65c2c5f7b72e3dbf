import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Shorter ones fit into a packet as they are. */
const WORTH_IT = 1000;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const ENCODERS = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gz: (body) => promisify(gzip)(body, { level: 9 }),
};

async function compress(file) {
  const body = await readFile(file);
  if (body.length < WORTH_IT) return;
  await Promise.all(
    Object.entries(ENCODERS).map(async ([ending, encode]) => writeFile(`${file}.${ending}`, await encode(body))),
  );
}

/** Puts the compressed forms of texts beside them, so that a server need not compress anything. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(
    files.filter(({ name }) => TEXT.test(name)).map(({ parentPath, name }) => compress(join(parentPath, name))),
  );
}
