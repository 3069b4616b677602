import { listFirstRequests } from '../../contract/publishing/first-requests.ts'
import { deskLanguageId } from '../address/desk-language.ts'
import { readSetting } from '../address/setting.ts'
import { startRequests } from './started-requests.ts'

// This is the first script of the page. It imports no package, so that its requests are sent while the scripts of
// the desk are still loading. The server writes the site and the languages into the page; `readPageData` validates
// them later.
const page: { siteId?: number; languages?: Record<string, number> } = JSON.parse(
  document.documentElement.dataset.desk ?? '{}',
)
if (page.siteId !== undefined) {
  const place = { siteId: page.siteId, languageId: deskLanguageId(page.languages ?? {}) }
  startRequests(listFirstRequests(location.pathname, place, readSetting('editor') === 'yes'))
}
