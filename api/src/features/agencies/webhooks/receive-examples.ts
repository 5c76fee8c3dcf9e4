/**
 * How software checks that a message is ours, as the API page shows it. Each reads header, body and secret from its
 * command line, says whether the message is ours, and is run by a test.
 */
export const receiveExamples = {
  curl: `# Sends your own server a message such as ours, to try it out.
body='{"id":"0198c0de-0000-7000-8000-000000000000","type":"test","createdAt":"2026-12-03T10:00:00.000Z","data":{"propertyId":null,"reference":null}}'
seconds=$(date +%s)
signature=$(printf '%s' "$seconds.$body" | openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* //')
curl -X POST "$RECEIVER" \\
  -H 'Content-Type: application/json' \\
  -H "Letfair-Signature: t=$seconds,v1=$signature" \\
  -d "$body"`,
  TypeScript: `import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** Pass the body as it came, before it is parsed. */
function isFromLetfair(signature: string, body: string, secret: string): boolean {
  const [, seconds, given] = /^t=(\\d+),v1=([\\da-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(Date.now() / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(\`\${seconds}.\${body}\`).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), wanted);
}

const [signature = '', body = '', secret = ''] = process.argv.slice(2);
console.log(isFromLetfair(signature, body, secret));`,
  Python: `import hashlib, hmac, re, sys, time

TOLERANCE_SECONDS = 300

def is_from_letfair(signature: str, body: str, secret: str) -> bool:
    """Pass the body as it came, before it is parsed."""
    found = re.fullmatch(r"t=(\\d+),v1=([\\da-f]{64})", signature)
    if not found or abs(time.time() - int(found[1])) > TOLERANCE_SECONDS:
        return False
    wanted = hmac.new(secret.encode(), f"{found[1]}.{body}".encode(), hashlib.sha256).hexdigest()
    return hmac.compare_digest(found[2], wanted)

print(str(is_from_letfair(sys.argv[1], sys.argv[2], sys.argv[3])).lower())`,
} as const;
