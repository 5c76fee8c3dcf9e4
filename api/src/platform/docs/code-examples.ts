/** A request as an example shows it. */
export interface ExampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body is a file. */
  readonly isUpload?: boolean;
}

export function asCurl({ method, url, headers, body, isUpload }: ExampleRequest): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(isUpload ? ['--data-binary @file'] : []),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

/** For a shell: a quote inside quotes ends them, is escaped, and starts them again. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Runs in Node and Deno as it is. */
function asTypeScript({ method, url, headers, body }: ExampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `headers: ${indented(headers)}`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(body)})`]),
  ];
  return `const answer = await fetch('${url}', {
${options.map((option) => `  ${option},`).join('\n')}
});
console.log(answer.status, await answer.json());`;
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** Needs nothing but Python itself. */
function asPython({ method, url, headers, body }: ExampleRequest): string {
  const options = [
    `"${url}"`,
    `method="${method}"`,
    `headers=${pythonOf(headers)}`,
    ...(body === undefined ? [] : [`data=json.dumps(${pythonOf(body)}).encode()`]),
  ];
  return `import json, urllib.request
request = urllib.request.Request(
${options.map((option) => `    ${option},`).join('\n')}
)
with urllib.request.urlopen(request) as answer:
    print(answer.status, json.load(answer))`;
}

/** Texts and figures are written as in JSON. */
function pythonOf(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${pythonOf(field)}`);
  return `{${fields.join(', ')}}`;
}

/** The languages in which calls of programs are shown. */
export const codeExamples = { curl: asCurl, TypeScript: asTypeScript, Python: asPython } as const;
