/** The query that carries the code of an invitation letter. */
export const invitationQuery = (code: string): string => `?${new URLSearchParams({ invitationCode: code })}`

/** The code of an invitation letter in a query, or ''; the links in mails have it as `code`. */
export const parseInvitationCode = (url: URLSearchParams): string =>
  (url.get('invitationCode') ?? url.get('code') ?? '').trim().slice(0, 100)
