import { useStore } from '@nanostores/react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import type { SaveState } from '../../item/save-state.ts'
import { $me } from '../../session/me.ts'
import { $siteStates } from '../../session/site-states.ts'
import { sitesWithDocument } from './sites-with-document.ts'

/** The save states in which the editor's last changes could not be saved. */
const failedStates: readonly SaveState['state'][] = ['conflict', 'refused', 'offline', 'signedOut']

/** Whether the editor's last changes could not be saved. */
export const hasSaveFailed = ({ state }: SaveState): boolean => failedStates.includes(state)

/** Returns the reason why the item cannot be published now; undefined if it can be published. */
export function usePublishDisabledReason(): string | undefined {
  const { t } = useTranslation()
  const { editor, findings } = useEdit()
  const item = useStore(editor.$item)
  const saving = useStore(editor.$saving)
  const published = usePublishedReason()
  const errors = findings.filter(({ level }) => level === 'error').length
  if (item?.rights.change === false) return t('edit:reason.role')
  if (hasSaveFailed(saving)) return t('edit:reason.notSaved')
  if (errors > 0) return t('edit:reason.errors', { count: errors })
  if (item?.draft || editor.version !== undefined || saving.state !== 'saved') return undefined
  if (!item) return t('edit:reason.empty')
  return item.state === 'published' ? published : undefined
}

/**
 * Returns the reason why a published item without a draft cannot be published: no site shows it, a site is on hold,
 * or nothing has changed.
 */
function usePublishedReason(): string {
  const { t, locale } = useTranslation()
  const { document } = useEdit()
  const { sites: served = [] } = useStore($me)
  const states = useStore($siteStates) ?? []
  const shown = sitesWithDocument(served, document).map(({ folder }) => folder)
  const held = states.filter(({ site, hold }) => hold && shown.includes(site)).map(({ site }) => site)
  if (served.length > 0 && shown.length === 0) return t('edit:reason.noSite')
  return held.length > 0
    ? t('edit:reason.held', { sites: joinWithCommas(locale, held) })
    : t('edit:reason.noDraft')
}
