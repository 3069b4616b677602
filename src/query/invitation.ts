/** Returns the query with the code of an invitation letter, with its '?'. */
export const formatInvitationQuery = (code: string): string =>
  `?${new URLSearchParams({ invitationCode: code })}`

/** Returns the code of an invitation letter in a query, or ''. The links in emails name the parameter `code`. */
export const parseInvitationCode = (url: URLSearchParams): string =>
  (url.get('invitationCode') ?? url.get('code') ?? '').trim().slice(0, 100)
