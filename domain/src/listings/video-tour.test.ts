import { describe, expect, it } from 'vitest';
import { videoTourOf, videoTourProblem } from './video-tour.ts';

describe('a link to a video tour', () => {
  it.each([
    ['https://www.youtube.com/watch?v=letfairDemo', 'YouTube', 'https://www.youtube.com/watch?v=letfairDemo'],
    ['http://youtu.be/letfairDemo?t=4', 'YouTube', 'https://youtu.be/letfairDemo?t=4'],
    ['WWW.YouTube.com/shorts/letfairDemo', 'YouTube', 'https://www.youtube.com/shorts/letfairDemo'],
    ['//vimeo.com/12345/abc', 'Vimeo', 'https://vimeo.com/12345/abc'],
    ['https://player.vimeo.com/video/12345', 'Vimeo', 'https://player.vimeo.com/video/12345'],
    ['https://my.matterport.com/show/?m=letfairDemo', 'Matterport', 'https://my.matterport.com/show/?m=letfairDemo'],
    [' https://kuula.co/share/letfair ', 'Kuula', 'https://kuula.co/share/letfair'],
  ])('%j is one on %s', (link, host, url) => {
    expect(videoTourOf(link)).toEqual({ host, url });
    expect(videoTourProblem(link)).toBeNull();
  });

  it.each([
    'https://example.com/watch?v=1',
    'https://www.youtube.com.example.com/watch?v=1',
    'https://notyoutube.com/watch?v=1',
    'https://evil@www.youtube.com/watch?v=1',
    'https://www.youtube.com@evil.example/watch?v=1',
    'https://www.youtube.com:8443/watch?v=1',
    'https://www.youtube.com\\@evil.example/watch?v=1',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/',
    'https://www.youtube.com',
    'javascript:alert(1)//youtu.be/x',
    'ftp://youtu.be/x',
    'https://youtu.be/x y',
    'https://youtu.be/"onclick',
    'https://ｙoutu.be/x',
    `https://youtu.be/${'x'.repeat(300)}`,
    'a tour',
  ])('%j is none', (link) => {
    expect(videoTourOf(link)).toBeNull();
    expect(videoTourProblem(link)).toMatch(/^Use a link to a tour on YouTube, Vimeo, /);
  });

  it('may be left out', () => expect(videoTourProblem(' ')).toBeNull());
});
