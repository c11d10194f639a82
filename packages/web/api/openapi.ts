/** As much of an OpenAPI description as the page reads. */
export interface Schema {
  type?: string | string[];
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  format?: string;
}
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}
type Content = Record<string, { schema: Schema }>;
interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  'x-needs'?: string;
}
export interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
export interface Endpoint extends Operation {
  id: string;
  method: string;
  path: string;
}
export interface Chapter {
  name: string;
  about: string;
  endpoints: Endpoint[];
}
export function chaptersOf({ tags, paths }: Description): Chapter[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Endpoint => ({
        ...operation,
        id: `${method}${path.replaceAll(/\W+/g, '-')}`,
        method: method.toUpperCase(),
        path,
      }),
    ),
  );
  return tags.map(({ name, description }) => ({
    name,
    about: description,
    endpoints: all.filter(one => one.tags[0] === name),
  }));
}

const isShort = (text: string) => text.length < 60 && !text.includes('\n');
/** A shape in a few lines, as one would write it on paper. */
export function shape(schema: Schema, indent = ''): string {
  const { type, $ref, anyOf, oneOf, properties, required = [], items, prefixItems, additionalProperties } = schema;
  const deeper = `${indent}  `;
  if ($ref !== undefined) return $ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  const either = anyOf ?? oneOf;
  if (either !== undefined) {
    const parts = either.map(one => shape(one, indent));
    return parts.every(isShort) ? parts.join(' | ') : parts.join(`\n${indent}| `);
  }
  if (prefixItems !== undefined)
    return `[${[...prefixItems.map(one => shape(one, indent)), ...(items === undefined ? [] : [`…${shape(items, indent)}`])].join(', ')}]`;
  if (items !== undefined) return `[${shape(items, indent)}, …]`;
  if (properties !== undefined) {
    const lines = Object.entries(properties).map(
      ([name, one]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(one, deeper)}`,
    );
    const line = `{ ${lines.join(', ')} }`;
    if (lines.length === 0) return '{ … }';
    return isShort(line) ? line : `{\n${lines.map(one => `${deeper}${one}`).join('\n')}\n${indent}}`;
  }
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    return `{ name: ${shape(additionalProperties, indent)}, … }`;
  if (type === 'object') return '{ … }';
  return schema.format ?? (Array.isArray(type) ? type.join(' | ') : (type ?? 'anything'));
}

/** The same question at a command line. */
export function curl(origin: string, { method, path, parameters, requestBody, ...endpoint }: Endpoint): string {
  const needed = parameters.filter(one => one.in === 'query' && one.required).map(one => `${one.name}=…`);
  const isStream = Object.keys(endpoint.responses['200']?.content ?? {}).some(type => type.includes('ndjson'));
  const address = `${origin}${path}${needed.length > 0 ? `?${needed.join('&')}` : ''}`;
  const sample = requestBody && example(Object.values(requestBody.content)[0]!.schema);
  return [
    `curl ${isStream ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...(endpoint['x-needs'] === undefined ? [] : [`  -H "authorization: Bearer $TOKEN"`]),
    ...(sample === undefined ? [] : ["  -H 'content-type: application/json'", `  -d '${JSON.stringify(sample)}'`]),
  ].join(' \\\n');
}
/** Only what must be there. */
function example(schema: Schema): unknown {
  const { properties, required = [], items, type } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return example(either[0]!);
  if (properties !== undefined) return Object.fromEntries(required.map(name => [name, example(properties[name]!)]));
  if (items !== undefined) return [example(items)];
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'boolean') return true;
  return type === 'string' ? '…' : {};
}
