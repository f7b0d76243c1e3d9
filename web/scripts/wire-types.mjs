// Reads a JSON schema on standard input and prints TypeScript types.
// The Python side writes the schema of the wire and keeps what this prints in src/lib/wire.ts.
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, schema.title ?? 'Wire', {
  bannerComment: '// Made from the Python types of tasogare.server.wire. Do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  enableConstEnums: false,
  style: { singleQuote: true, printWidth: 110 },
});
process.stdout.write(types);
