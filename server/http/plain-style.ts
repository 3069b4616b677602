import { createHash } from 'node:crypto'

/** The CSS of pages that the server renders itself. A page of a known brand has the brand's colors and fonts. */
const style = `:root { --ink: #11212a; --ink-2: #40525b; --line: #d3dbda; --edge: #74858b; --brand: #0b5b70; --brand-2: #084759; --bad: #ae1e2b;
  color: var(--ink); background: #f5f7f6; font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
@font-face { font-family: "Portal Latin"; src: url("/fonts/text-latin.woff2"); font-weight: 400 800; }
@font-face { font-family: "Portal Latin Ext"; src: url("/fonts/text-latin-ext.woff2"); font-weight: 400 800; }
@font-face { font-family: "Portal Cyrillic"; src: url("/fonts/text-cyrillic.woff2"); font-weight: 400 800; }
@font-face { font-family: "Portal Vietnamese"; src: url("/fonts/text-vietnamese.woff2"); font-weight: 400 800; }
[data-brand] { font-family: "Portal Latin", "Portal Latin Ext", "Portal Cyrillic", "Portal Vietnamese", system-ui, sans-serif; }
[data-brand]:is(:lang(ar), :lang(ko), :lang(th)) { font-family: system-ui, sans-serif; }
[data-brand="thermal"] { --brand: #9a3a0b; --brand-2: #7b2d07; }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.25rem; color: var(--ink); font-weight: 700; }
* { box-sizing: border-box; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; padding: 1rem; }
main { inline-size: min(100%, 26rem); padding: 2rem; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
h1:lang(ar) { letter-spacing: 0; }
p { margin: .5rem 0 0; color: var(--ink-2); }
form { display: grid; gap: .35rem; margin-block-start: .75rem; }
label { margin-block-start: .75rem; font-weight: 600; }
input, button { min-block-size: 44px; padding: .55rem .8rem; font: inherit; color: inherit; border-radius: 6px; }
input { border: 1px solid var(--edge); background: #fff; }
input[aria-invalid] { border: 2px solid var(--bad); }
button { min-block-size: 52px; margin-block-start: 1.25rem; border: 0; background: var(--brand); color: #fff; font-weight: 600; cursor: pointer; }
button:hover { background: var(--brand-2); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px #ffc23d; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 0; }
dt { color: var(--ink-2); }
dd { margin: 0; font-weight: 600; }
a { color: var(--brand); }
a.button { display: grid; place-items: center; min-block-size: 52px; margin-block-start: 1.25rem; border-radius: 6px;
  background: var(--brand); color: #fff; font-weight: 600; text-decoration: none; }
a.button:hover { background: var(--brand-2); }
button.quiet { border: 1px solid var(--edge); background: #fff; color: var(--ink); }
button.quiet:hover { background: #eef2f1; }
.error { padding: .75rem 1rem; border-inline-start: 4px solid var(--bad); border-radius: 6px; background: #fce9e9; color: var(--ink); }
`

/** The style element of each page that the server renders itself. */
export const styleElement = `<style>${style}</style>`

const digest = createHash('sha256').update(style).digest('base64')

/**
 * Returns the Content-Security-Policy of a page that the server renders itself. It allows the page's style, the
 * portal's fonts and images, and the directives in `more`.
 */
export const createPlainPageCsp = (...more: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    ...more,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
