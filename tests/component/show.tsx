import { act, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { loadMessages } from '#src/i18n/load-messages.ts'
import { createTranslator } from '#src/i18n/translator.ts'
import { awaitAllResponses } from '../fixtures/page.ts'

type Island<Props> = { default: ComponentType<Props>; namespaces: readonly string[] }

/**
 * Renders an island as a page would: with the messages of its namespaces only, in the regions of the layout. Returns a
 * user who acts in it.
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
 * A user who waits after a click until answers are loaded and rendered, however busy the machine is. Typing a text is
 * one act, however long the text is.
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

/** The elements of the rendered island, without the regions of the layout. */
export const inIsland = () => within(document.getElementById('island') as HTMLElement)

/** Waits until answers have arrived and the page is rendered again. */
export const redraw = (): Promise<void> => awaitAllResponses((wait) => act(wait))
