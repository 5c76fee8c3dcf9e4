import * as L from 'leaflet';

const svg = 'http://www.w3.org/2000/svg';
const DROP = 'M16 1C8 1 2 7 2 15c0 10 14 24 14 24s14-14 14-24C30 7 24 1 16 1Z';

/** Its tip stands on the point. */
export function pinIcon(): L.DivIcon {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 40');
  drawing.setAttribute('aria-hidden', 'true');
  const drop = document.createElementNS(svg, 'path');
  drop.setAttribute('d', DROP);
  const hole = document.createElementNS(svg, 'circle');
  for (const [name, value] of Object.entries({ cx: '16', cy: '15', r: '5' })) hole.setAttribute(name, value);
  drawing.append(drop, hole);
  return L.divIcon({
    html: drawing as unknown as HTMLElement,
    className: 'map-drop',
    iconSize: [32, 40],
    iconAnchor: [16, 39],
  });
}
