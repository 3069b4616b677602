import type { FindingRule } from '../content-finding.ts'
import type { IssueReason } from '../issue-reason.ts'

/** The names of sentences: the rules, and the reasons why a document is incomplete. */
export type SentenceName = Exclude<FindingRule, 'incomplete'> | IssueReason

/** A sentence for each finding. It contains the words of the finding’s detail as {{1}}, {{2}} and {{3}}. */
export type Sentences = Readonly<Record<SentenceName, string>>
