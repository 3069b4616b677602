import type { FindingRule } from '../content-finding.ts'
import type { IssueReason } from '../issue-reason.ts'

/** The names of sentences: the rules, and the reasons why a document is incomplete. */
export type SentenceName = Exclude<FindingRule, 'incomplete'> | IssueReason

/**
 * A sentence for each finding. The placeholders {{1}}, {{2}} and {{3}} stand for the values from the finding’s
 * detail.
 */
export type Sentences = Readonly<Record<SentenceName, string>>
