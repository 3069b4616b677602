import type { FindingRule } from '../content-finding.ts'
import type { IssueReason } from '../issue-reason.ts'

/** The names of sentences: the rules, and the reasons for which a document is not finished. */
export type SentenceName = Exclude<FindingRule, 'incomplete'> | IssueReason

/** A sentence for each finding. The words of the finding’s detail stand in it as {{1}}, {{2}} and {{3}}. */
export type Sentences = Readonly<Record<SentenceName, string>>
