/**
 * The module that compiled components import in place of `astro/compiler-runtime`, for synchronous rendering: strings
 * are joined, and nothing is awaited. Its output equals Astro's, byte by byte (`npm run prove -- pages`). An import
 * that is missing here stops the build. See docs/decisions/compiled-pages.md.
 */
export { addAttribute, spreadAttributes } from './attributes.ts'
export { createAstro, createComponent, Fragment, renderComponent, renderSlot } from './components.ts'
export { renderTemplate as render, unescapeHTML } from './html.ts'
export { maybeRenderHead, renderHead, renderScript } from './page.ts'
