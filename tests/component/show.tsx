import { act, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { loadMessages } from '#src/i18n/load-messages.ts'
import { createTranslator } from '#src/i18n/translator.ts'
import { settleAll } from '../fixtures/page.ts'

type Island<Props> = { default: ComponentType<Props>; areas: readonly string[] }

/**
 * Shows an island as a page would: with the messages of its own areas only, in the regions that the layout has. Answers
 * a user who acts in it.
 */
export async function show<Props extends object>(
  island: Island<Props>,
  props: Props,
  language = 'en',
): Promise<ReturnType<typeof userEvent.setup>> {
  const { Words } = await import('#src/ui/Words.tsx')
  const all = loadMessages(language)
  const own = Object.fromEntries(island.areas.map((area) => [area, all[area] ?? {}]))
  document.body.innerHTML = '<div id="toasts" role="status"></div><div id="island"></div>'
  const Component = island.default
  render(
    <Words value={createTranslator(language, own, loadMessages('en'))}>
      <Component {...props} />
    </Words>,
    { container: document.getElementById('island') as HTMLElement },
  )
  await redraw()
  return quickTyping()
}

/** A user whose clicks take a moment, and whose typing takes none: a text is one act, however long it is. */
const quickTyping = (): ReturnType<typeof userEvent.setup> =>
  Object.assign(userEvent.setup(), { type: userEvent.setup({ delay: null }).type })

/** The elements of the shown island alone, without the regions of the layout. */
export const inIsland = () => within(document.getElementById('island') as HTMLElement)

/** Lets answers arrive and the page redraw. */
export const redraw = (): Promise<void> => settleAll((wait) => act(wait))
