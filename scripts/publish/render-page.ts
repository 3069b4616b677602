import { translatorOf } from '../../src/i18n/load-messages.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { seal } from './seal.ts'
import type { ReleaseStore } from './store.ts'

/** Everything that a page shows but the translator, which each worker has of its own. */
export type PageInputs = Omit<App.Locals, 'translator'>

/** Renders a page, seals it with its policy and keeps it. Answers the hash under which it is kept. */
export async function renderPage(
  inputs: PageInputs,
  renderer: Pick<Renderer, 'render'>,
  store: ReleaseStore,
): Promise<string> {
  const translator = translatorOf(inputs.page.place.language)
  return store.keep(seal(await renderer.render(inputs.page.path, { ...inputs, translator })))
}
