import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg';

const svg = (inner: string, head = 'viewBox="0 0 100 20"') =>
  `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`;

it('keeps what draws: shapes, colours, gradients, classes and what is used again', () => {
  const { drawing, removed } = cleanSvg(
    svg(
      '<metadata><x:y xmlns:x="z"/></metadata><style><![CDATA[.a>path{fill:url(#g)}]]></style><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient><path id="p" d="M0 0h9"/></defs><g class="a"><use xlink:href="#p" x="4"/></g><title>A &amp; B</title>',
    ),
  );
  expect(removed).toEqual([]);
  expect(drawing).toMatchObject({ width: 100, height: 20 });
  expect(drawing.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><style>.a&gt;path{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient><path id="p" d="M0 0h9"></path></defs><g class="a"><use href="#p" x="4"></use></g><title>A &amp; B</title></svg>',
  );
});

it.each([
  ['<script>alert(1)</script><path d="M0 0"/>', '<script>'],
  ['<path d="M0 0" onload="alert(1)"/>', 'onload'],
  ['<foreignObject><p>x</p></foreignObject><path d="M0 0"/>', '<foreignObject>'],
  ['<image href="https://a.example/x.png"/><path d="M0 0"/>', '<image>'],
  ['<use href="https://a.example/x.svg#a"/>', 'href'],
  ['<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a><path d="M0 0"/>', '<a>'],
  ['<path fill="url(https://a.example/x)"/>', 'fill with an address'],
  ['<path style="fill:u\\72l(//a.example)"/>', 'style with an address'],
  ['<style>@import "https://a.example/x.css";</style><path d="M0 0"/>', '<style> with an address'],
  ['<style>.a{background:url(//a.example/x)}</style><path d="M0 0"/>', '<style> with an address'],
  ['<animate attributeName="href" to="javascript:alert(1)"/><path d="M0 0"/>', '<animate>'],
])('takes %s out, and says so', (inner, what) => {
  const { drawing, removed } = cleanSvg(svg(inner));
  expect(removed).toEqual([what]);
  expect(drawing.svg).not.toMatch(/script|alert|a\.example|onload|import/);
});

it.each([
  ['', 'it does not begin with <svg>'],
  ['<html><body>no</body></html>', 'it does not begin with <svg>'],
  ['\u0089PNG', 'it does not begin with <svg>'],
  [svg('<g>'), '</svg> closes nothing'],
  [svg('<path d="M0 0"').replace('</svg>', ''), '<path> cannot be read'],
  [svg('<path d="M0 0"/>', ''), 'it has neither a viewBox nor a width and a height'],
  [svg('', 'viewBox="0 0 1e9 1"'), 'it has neither a viewBox nor a width and a height'],
  [svg('', 'viewBox="0 0 0 20"'), 'it has neither a viewBox nor a width and a height'],
  [svg('', 'viewBox="0 0 900 20"'), 'it is more than 20 times as long as wide'],
  [svg('<script>alert(1)</script>'), 'nothing in it is a shape'],
  [svg('<g><text>Ulven</text><title>Ulven</title></g>'), 'nothing in it is a shape'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'it declares entities of its own'],
  [svg('<title>&lol;</title>'), 'the reference &lol; is not known'],
  [svg('<g>'.repeat(60) + '</g>'.repeat(60)), 'its elements stand too deep in each other'],
  [svg('<g/>'.repeat(6000)), 'more than 5000 elements'],
  [svg('<path d="' + 'M0 0'.repeat(60_000) + '"/>'), 'more than 200000 bytes'],
  [svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'it repeats itself without end'],
  [
    svg(
      Array.from(
        { length: 12 },
        (_, at) => `<g id="a${at}">${`<use href="#a${at - 1}"/>`.repeat(10)}</g>`,
      ).join(''),
    ),
    'it repeats itself too often',
  ],
])('refuses %#: %s', (text, reason) => {
  expect(() => cleanSvg(text)).toThrow(reason);
});

it('takes the size from width and height where there is no view box', () => {
  expect(cleanSvg(svg('<path d="M0 0"/>', 'width="40mm" height="10mm"')).drawing).toMatchObject({
    width: 40,
    height: 10,
  });
});
