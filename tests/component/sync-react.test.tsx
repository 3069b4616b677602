import { createElement, Fragment, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderStaticSync } from '#src/components/sync-react/render-static-sync.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { TranslationContext, useTranslation } from '#src/ui/TranslationContext.tsx'

const words = translatorOf('de')

/**
 * Returns the markup of synchronous rendering and that of React itself. A piece without props is a function that
 * returns nodes.
 */
const both = (piece: () => ReactNode): [string | undefined, string] => [
  renderStaticSync(piece, {}, words),
  renderToStaticMarkup(createElement(TranslationContext, { value: words }, createElement(piece))),
]

test.each<[string, () => ReactNode]>([
  ['texts', () => <p>{`<b>&"'`}</p>],
  ['numbers and nothing', () => <p>{[0, null, undefined, false, true, '', Number.NaN]}</p>],
  ['texts side by side', () => <p>one {2} three</p>],
  ['lists and fragments', () => ['a', <b key="b">b</b>, <Fragment key="c">c</Fragment>]],
  ['names of attributes', () => <time className="a b" dateTime="2026" lang="de" id="x" />],
  ['addresses', () => <a href="/eu/de?a=1&b='2'#c">x</a>],
  ['pictures that wait', () => <img src="/a.webp" srcSet="/a.webp 1x" alt="" loading="lazy" width="4" />],
  [
    'flags',
    () => [<b key="a" hidden />, <button key="b" type="button" disabled={false} />, <details key="c" open />],
  ],
  [
    'own attributes',
    () => <p aria-hidden={true} data-none={undefined} data-n={3} data-x="" aria-live="polite" />,
  ],
  ['acts', () => <button type="button" onClick={() => {}} data-act="go" />],
  ['kept markup', () => <StaticHtml className="cover" name="art" html="<svg></svg>" />],
  ['progress', () => <progress max={3} value={1} className="p" />],
  [
    'custom elements',
    () => createElement('portal-island', { name: 'a', 'data-props': '{"a":1}', wake: 'act' }, 'x'),
  ],
])('%s are drawn as React draws them', (_, node) => {
  const [own, reacts] = both(node)
  expect(own).toBe(reacts)
})

function Counter({ from }: { from: number }) {
  const { t, language } = useTranslation()
  const [count] = useState(() => from)
  const twice = useMemo(() => count * 2, [count])
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    throw new Error('Effects are for the browser')
  }, [])
  return (
    <section ref={box} lang={language}>
      {t('shell:home')} {twice}
    </section>
  )
}

test('components render their first state, in the language of the page', () => {
  const [own, reacts] = both(() => <Counter from={2} />)
  expect(own).toBe(reacts)
  expect(own).toContain('4')
})

test.each<[string, () => ReactNode]>([
  ['a form', () => <form action="/go" />],
  ['a picture that is loaded first', () => <img src="/a.webp" alt="" />],
  ['an address that may be a script', () => <a href="vbscript:x">x</a>],
  ['a style', () => <p style={{ color: 'red' }} />],
  ['an unknown attribute', () => <p contentEditable="true" />],
  ['an id of React', () => <Identified />],
])('%s is left to React', (_, node) => {
  expect(renderStaticSync(node, {}, words)).toBeUndefined()
})

const Identified = () => <p id={useId()} />

function Failing(): ReactNode {
  throw new Error('Nothing here')
}

test('an error of a component is thrown', () => {
  expect(() => renderStaticSync(Failing, {}, words)).toThrow('Nothing here')
})
