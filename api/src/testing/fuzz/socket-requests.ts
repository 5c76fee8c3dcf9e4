import { connect } from 'node:net';

/** Requests as bytes, for what no program that speaks HTTP would send. */
export const socketRequests = (authorization: string): Readonly<Record<string, string>> => {
  const auth = `Authorization: ${authorization}\r\n`;
  const draft = 'POST /api/properties/drafts HTTP/1.1\r\nHost: x\r\n';
  const json = 'Content-Type: application/json\r\n';
  const chunked = 'Transfer-Encoding: chunked\r\n';
  const end = 'Connection: close\r\n\r\n';
  return {
    'a body in chunks': `${draft}${auth}${json}${chunked}${end}7\r\n{"title\r\n5\r\n":"x"\r\n1\r\n}\r\n0\r\n\r\n`,
    'a chunk of no size': `${draft}${auth}${json}${chunked}${end}zz\r\n{}\r\n0\r\n\r\n`,
    'a chunk of every size': `${draft}${auth}${json}${chunked}${end}ffffffffffffffff\r\n{}`,
    'chunks without an end': `${draft}${auth}${json}${chunked}${end}2\r\n{}`,
    'an empty body in chunks': `${draft}${auth}${json}${chunked}${end}0\r\n\r\n`,
    'a length and chunks': `${draft}${auth}${json}${chunked}Content-Length: 2\r\n${end}0\r\n\r\n`,
    'two lengths': `${draft}${auth}${json}Content-Length: 2\r\nContent-Length: 5\r\n${end}{}`,
    'a length below zero': `${draft}${auth}${json}Content-Length: -1\r\n${end}{}`,
    'a length that is too long': `${draft}${auth}${json}Content-Length: 500\r\n${end}{"title":"x"}`,
    'a length that is too short': `${draft}${auth}${json}Content-Length: 5\r\n${end}{"title":"x"}`,
    'a length of a million years': `${draft}${auth}${json}Content-Length: ${'9'.repeat(40)}\r\n${end}{}`,
    'a length that ends in the middle of a character': `${draft}${auth}${json}Content-Length: 11\r\n${end}{"title":"é"}`,
    'a body that is expected': `${draft}${auth}${json}Expect: 100-continue\r\nContent-Length: 2\r\n${end}{}`,
    'a body that is expected otherwise': `${draft}${auth}${json}Expect: x\r\nContent-Length: 2\r\n${end}{}`,
    'a read with a body': `GET /api/properties HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 7\r\n${end}{"a":1}`,
    'two callers': `GET /api/auth/me HTTP/1.1\r\nHost: x\r\n${auth}Authorization: Bearer x\r\n${end}`,
    'two keys for repeats': `${draft}${auth}${json}Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n${end}{}`,
    'a header with a NUL': `GET /api/about HTTP/1.1\r\nHost: x\r\nUser-Agent: a\0b\r\n${end}`,
    'a header of strange bytes': `GET /api/about HTTP/1.1\r\nHost: x\r\nUser-Agent: \x80\xff\xfe\r\n${end}`,
    'a header that goes on': `GET /api/about HTTP/1.1\r\nHost: x\r\nUser-Agent: a\r\n b\r\n${end}`,
    'a header of 100 kB': `GET /api/about HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n${end}`,
    '5,000 headers': `GET /api/about HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(5_000)}${end}`,
    'an address of 100 kB': `GET /api/properties?location=${'+'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n${end}`,
    'an address with a space': `GET /api/properties?words=a b HTTP/1.1\r\nHost: x\r\n${end}`,
    'an address of strange bytes': `GET /api/properties?words=\xff\xfe HTTP/1.1\r\nHost: x\r\n${end}`,
    'a whole address': `GET http://evil.example/api/about HTTP/1.1\r\nHost: x\r\n${end}`,
    'no host': `GET /api/about HTTP/1.1\r\n${end}`,
    'an unknown method': `BREW /api/about HTTP/1.1\r\nHost: x\r\n${end}`,
    'a tunnel': `CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: x\r\n${end}`,
    'another protocol': `GET /api/about HTTP/9.9\r\nHost: x\r\n${end}`,
    'a change of protocol': `GET /api/about HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    'no HTTP': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'two requests at once': `GET /api/about HTTP/1.1\r\nHost: x\r\n\r\nDELETE /api/auth/sessions HTTP/1.1\r\nHost: x\r\n${end}`,
    'a file that breaks off': `POST /api/photos HTTP/1.1\r\nHost: x\r\n${auth}Content-Type: image/jpeg\r\nContent-Length: 5000\r\n${end}\xff\xd8`,
    'a form that breaks off': `POST /api/photos HTTP/1.1\r\nHost: x\r\n${auth}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n${end}--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n`,
  };
};

/** Those that wait for more, so that only the caller can end them. */
const unfinished = /every size|without an end|too long|breaks off|no HTTP/;

/** Sends bytes, and gives all that comes back until the other side closes. */
export function exchange(port: number, name: string, request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(request, 'latin1');
      if (unfinished.test(name)) socket.end();
    });
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      answer += piece;
      if (!request.includes('Connection: close')) socket.end();
    });
    // A connection that is cut is an answer, too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
