import { type CheckFinding, createError } from './check-finding.ts'
import { isOverlay, type LanguageTexts } from './message-file.ts'

/**
 * The keys of error.json that are not codes: the fallback text, the title of a busy page, and reasons that the text
 * of the code does not explain.
 */
export const additionalErrorKeys = [
  'system',
  'busy',
  'reason.ownMatter',
  'reason.samePerson',
  'reason.notSignedOn',
  'reason.noPerson',
  'reason.ownSession',
  'reason.notAssigned',
  'reason.notYours',
  'reason.tooLateToCorrect',
  'reason.resultUsed',
  'reason.creditsUsed',
  'reason.certificateRevoked',
  'reason.malware',
  'reason.storageFull',
  'reason.notByTransfer',
  'reason.transferBooked',
  'reason.otherThanPrepared',
  'reason.otherList',
  'reason.reviewClosed',
  'reason.sameName',
  'reason.searches',
  'reason.waitAnHour',
  'reason.waitADay',
  'reason.tooLarge',
  'reason.tooComplex',
  'reason.payFirst',
  'reason.notSoldHere',
  'reason.certificationFirst',
  'reason.theoryFirst',
  'reason.orderNotPaid',
  'reason.refundPrepared',
  'reason.refundTooLarge',
  'reason.placeUsed',
  'reason.refundDecided',
  'reason.seatsOrOrders',
  'reason.pastTime',
  'reason.beforePublish',
  'reason.noDraft',
  'reason.notScheduled',
  'reason.notHeld',
  'reason.unknownRelease',
  'reason.freeOfCharge',
  'reason.uploadIncomplete',
  'reason.unplayableVideo',
  'reason.unreadableCaptions',
  'reason.notPublished',
  'reason.notBegun',
  'reason.noResult',
  'reason.sameResult',
  'reason.sessionCancelled',
  'reason.sessionCancelledBefore',
  'reason.sessionOver',
  'reason.otherTraining',
  'reason.editorSites',
  'reason.editorLanguages',
  'reason.editorTexts',
  'reason.limitedEditor',
]

/**
 * Finds error codes without a text. Each code needs a text in every language that has messages or that a site uses.
 * In error.json, the keys are the codes.
 */
export function findMissingErrorTexts(
  all: readonly LanguageTexts[],
  codes: readonly number[],
  siteLanguages: readonly string[] = [],
): CheckFinding[] {
  const expected = [...codes.map(String), ...additionalErrorKeys]
  const present = all.map(({ language }) => language)
  const absent = siteLanguages
    .filter((language) => !present.includes(language))
    .map((language): LanguageTexts => ({ language, namespaces: new Map() }))
  return [...all, ...absent].flatMap(({ language, namespaces }) => {
    const where = `src/i18n/messages/${language}/error.json`
    const texts = namespaces.get('error') ?? new Map<string, unknown>()
    const missing = isOverlay(language, present) ? [] : expected.filter((key) => !texts.get(key))
    const unknown = [...texts.keys()].filter((key) => !expected.includes(key))
    return [
      ...missing.map((key) => createError(where, `code ${key} has no text`)),
      ...unknown.map((key) => createError(where, `code ${key} is not in src/contract/protocol/codes.ts`)),
    ]
  })
}
