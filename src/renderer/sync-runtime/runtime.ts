/**
 * What compiled components import from `astro/compiler-runtime`, for components that answer at once: text is joined, and
 * nothing is awaited. It says what Astro says, byte by byte (`npm run prove -- pages`), and refuses what it doesn't know:
 * what is not exported here stops the build. See docs/decisions/compiled-pages.md.
 */
export { addAttribute, spreadAttributes } from './attributes.ts'
export { createAstro, createComponent, Fragment, renderComponent, renderSlot } from './components.ts'
export { renderTemplate as render, unescapeHTML } from './html.ts'
export { maybeRenderHead, renderHead, renderScript } from './page.ts'
