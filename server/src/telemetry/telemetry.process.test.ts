import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from '../assets/web-build.ts';
import { mailSink } from '../testing/mail-sink.ts';
import { aNewcomer, createPreparedFolder, post, startServer, until } from '../testing/server-process.ts';
import { traceCollector } from '../testing/trace-collector.ts';

beforeAll(() => ensureWebBuild(() => {}));

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const json = { 'content-type': 'application/json' };
const person = {
  ...aNewcomer('maya.osei@tenant.example'),
  firstName: 'Mayabella',
  lastName: 'Oseikwaku',
};
const { email, phone, password, firstName, lastName } = person;
const token = 'sEcrEt7tOkEn-9f8e7d6c5b4a3f2e1d0c-0b1a2c3d4e';
const secrets = [email, encodeURIComponent(email), phone, phone.replace(' ', ''), password, firstName, lastName, token];

test('a request, its queries, its job and the mail are one trace, and no log, trace or metric has personal data', async () => {
  const [collector, sink] = [await traceCollector(), await mailSink()];
  const letfair = await startServer({
    env: {
      DATA_DIR: createPreparedFolder(),
      SMTP_URL: sink.url,
      MAIL_FROM: 'hello@letfair.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
  });
  const answer = await fetch(`${letfair.url}/api/auth/signup`, {
    method: 'POST',
    headers: { ...json, traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toBeTruthy();
  await until(() => sink.mails().length > 0);

  await badRequests(letfair.url);
  const metrics = await (await fetch(`${letfair.url}/metrics`)).text();
  const one = (name: string) => collector.spans().find((span) => span.traceId === traceId && span.name === name);
  // The job ends after its mail, so it may come with a later batch.
  await until(() => one('send email') !== undefined && one('job send-mail') !== undefined);
  expect(await letfair.stop()).toBe(0);

  const request = one('POST /api/auth/signup');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(one('insert mail')?.parentSpanId).toBe(request?.spanId);
  expect(one('job send-mail')?.parentSpanId).toBe(request?.spanId);
  expect(one('send email')?.parentSpanId).toBe(one('job send-mail')?.spanId);
  expect(request?.attributes).toContainEqual({ key: 'letfair.request_id', value: { stringValue: requestId } });

  expect(letfair.log()).toContain(`"id":"${requestId}"`);
  const seen = { log: letfair.log() + letfair.said(), traces: collector.received(), metrics };
  for (const [where, text] of Object.entries(seen))
    for (const secret of secrets) expect(text.includes(secret), `${secret} in the ${where}`).toBe(false);
});

/** Requests that carry personal data wherever they can, most of which fail. */
async function badRequests(url: string): Promise<void> {
  const said = encodeURIComponent(email);
  const paths = [
    `/${firstName}/${lastName}`,
    `/${said}`,
    `/properties/${firstName}-${lastName}`,
    `/areas/${firstName}`,
    `/auth/verify?email=${said}&token=${token}`,
    `/auth/reset-password?token=${token}`,
    `/properties?location=${firstName}&phone=${encodeURIComponent(phone)}`,
    `/api/${firstName}/${token}`,
    `/api/properties/${said}?name=${lastName}`,
    `/api/properties?location=${firstName}%00`,
    `/photos/${token}.webp`,
    `/%E0%A4%A/${firstName}`,
  ];
  const headers = {
    authorization: `Bearer ${token}`,
    'user-agent': `${firstName} ${email}`,
    'x-request-id': firstName,
  };
  for (const path of paths)
    for (const accept of ['text/html', '*/*']) await fetch(url + path, { headers: { ...headers, accept } });
  await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: `{"email":"${email}","password":"${password}`,
  });
  await post(`${url}/api/auth/login`, { email, password });
  await post(`${url}/api/auth/signup`, person);
  await post(`${url}/api/auth/signup`, { ...person, phone: { number: phone }, userType: firstName });
  await post(`${url}/api/auth/reset-password`, { token, password });
  await post(`${url}/api/auth/forgot-password`, { email });
  await fetch(`${url}/${firstName}`, { method: 'DELETE' });
}
