// Reads a JSON schema with `$defs` on standard input and prints a TypeScript type for each definition.
// The Python side writes the schema of the wire and keeps what this prints in src/lib/wire.ts.
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

/** An object without named fields holds anything; msgspec leaves that unsaid. */
function open(schema) {
  if (Array.isArray(schema)) return schema.map(open);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, open(value)]));
  if (copy.type === 'object' && !copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = true;
  return copy;
}

const { $defs } = JSON.parse(await text(process.stdin));
const types = await compile({ title: 'Wire', type: 'object', properties: {}, $defs: open($defs) }, 'Wire', {
  bannerComment: '// Made from the Python types of tasogare.server.wire. Do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110, trailingComma: 'all' },
});
process.stdout.write(
  types
    .replace(/\/\*\*\n \* This interface was referenced by `Wire`'s[^]*?\*\/\n/g, '')
    .replace(
      / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(/export interface Wire \{\}\n/, ''),
);
