import { act, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { loadMessages } from '#src/i18n/load-messages.ts'
import { createTranslator } from '#src/i18n/translator.ts'
import { awaitAllResponses } from '../fixtures/page.ts'

type Island<Props> = { default: ComponentType<Props>; namespaces: readonly string[] }

/**
 * Renders an island as a page would: with the messages of its namespaces only, between the layout's live regions.
 * Returns a user who clicks and types in it.
 */
export async function show<Props extends object>(
  island: Island<Props>,
  props: Props,
  language = 'en',
): Promise<ReturnType<typeof userEvent.setup>> {
  const { TranslationContext } = await import('#src/ui/TranslationContext.tsx')
  const all = loadMessages(language)
  const own = Object.fromEntries(island.namespaces.map((namespace) => [namespace, all[namespace] ?? {}]))
  document.body.innerHTML = '<div id="toasts" role="status"></div><div id="island"></div>'
  const Component = island.default
  render(
    <TranslationContext value={createTranslator(language, own, loadMessages('en'))}>
      <Component {...props} />
    </TranslationContext>,
    { container: document.getElementById('island') as HTMLElement },
  )
  await redraw()
  return patientUser()
}

/**
 * Returns a user who waits after a click until responses are loaded and rendered, however busy the machine is.
 * Typing a text counts as one action, however long the text is.
 */
function patientUser(): ReturnType<typeof userEvent.setup> {
  const user = userEvent.setup()
  return {
    ...user,
    type: userEvent.setup({ delay: null }).type,
    async click(element) {
      await user.click(element)
      await redraw()
    },
    async dblClick(element) {
      await user.dblClick(element)
      await redraw()
    },
  }
}

/** Returns queries that find elements of the rendered island only, and not those of the layout. */
export const inIsland = () => within(document.getElementById('island') as HTMLElement)

/** Waits until responses have arrived and the page is rendered again. */
export const redraw = (): Promise<void> => awaitAllResponses((wait) => act(wait))
