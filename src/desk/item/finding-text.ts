import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { formatFindingSentence } from '../../domain/content-item/finding-sentences/format-finding-sentence.ts'
import { deskLanguage } from '../address/page.ts'

/** Returns a finding as a sentence in the language of the desk. */
export const findingText = (finding: ContentFinding): string => formatFindingSentence(finding, deskLanguage())
