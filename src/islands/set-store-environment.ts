import { createBrowserEnvironment } from '../environment/browser.ts'
import { setEnvironment } from '../environment/environment.ts'
import { handleFailure } from '../stores/notice/notices.ts'

let prepared = false

/** Sets up the environment of the stores, once per page. */
export function setStoreEnvironment(): void {
  if (prepared) return
  prepared = true
  setEnvironment(createBrowserEnvironment(handleFailure))
}
