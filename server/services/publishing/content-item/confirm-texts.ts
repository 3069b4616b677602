import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { confirmedText } from '#server/db/schema/confirmed-text.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { explainFinding } from '#src/domain/content-item/explain-finding.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { saveListings } from '../content-list/save-listings.ts'
import { findItemRow, findNewestDocument, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { itemRightsOf, refuseLanguage } from '../rights/check-change-rights.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import { listOutdatedFields, loadTextHistories } from './check-outdated-texts.ts'
import type { PublishInput } from './publish-input.ts'

/** The texts to confirm: the texts of a language at the given paths, or all its texts if no paths are given. */
interface ConfirmTextsInput extends ItemId {
  language: string
  paths?: readonly string[] | undefined
}

/**
 * Confirms that outdated translations are still right, in the draft or, if there is none, in the last edition. Texts
 * that are not outdated are ignored, so a repeated call changes nothing. Refused as `notFound` if there is no such
 * item, and as `forbidden` if the editor may not change the language.
 */
export function confirmTexts(
  db: Db,
  { language, paths, ...name }: ConfirmTextsInput,
  input: PublishInput,
): Promise<{ confirmed: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    const document = (await findNewestDocument(tx, name))?.document
    if (!row || !document) return refuse('notFound')
    const rights = itemRightsOf(input.limits, [document])
    if (!rights.change || !(rights.languages?.includes(language) ?? true)) return refuseLanguage(language)
    const history = (await loadTextHistories(tx, [name]))(name)
    const outdated = listOutdatedFields(document, history).filter(
      (text) =>
        text.language === language &&
        (paths?.includes(explainFinding('textOutdated', text.detail, { ...name, document } as Item).path) ??
          true),
    )
    if (outdated.length === 0) return { confirmed: 0 }
    const stamp = { editor: input.editor, confirmedAt: new Date(input.now) }
    const { family, id, path } = confirmedText
    await tx
      .insert(confirmedText)
      .values(outdated.map((text) => ({ ...name, language, path: text.path, source: text.source, ...stamp })))
      .onConflictDoUpdate({
        target: [family, id, confirmedText.language, path],
        set: { source: sql`excluded.source`, ...stamp },
      })
    await saveListings(tx, [name])
    const detail = { language, texts: outdated.length }
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'confirmTexts',
      subject: itemSubjectOf(name),
      detail,
    })
    return { confirmed: outdated.length }
  })
}
