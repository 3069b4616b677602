import type { FindingRule } from '../content-finding.ts'
import type { IssueReason } from '../issue-reason.ts'

/**
 * The names of sentences: the rules, and the reasons why a document is incomplete. The rule `wrongTime` has a second
 * sentence for a wrong time zone.
 */
export type SentenceName = Exclude<FindingRule, 'incomplete'> | IssueReason | 'wrongZone'

/**
 * A sentence for each finding. The placeholders {{1}}, {{2}} and {{3}} stand for the values from the finding’s
 * detail.
 */
export type Sentences = Readonly<Record<SentenceName, string>>
