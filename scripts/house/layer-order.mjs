/**
 * The wings of the services, the lowest first: each may import those before it, none behind it. Ground is what all of
 * them stand on; catalogue what the portal offers to everybody; learning one person's way through it; people who somebody
 * is, and what is written to them; publishing what editors do.
 */
export const wings = ['ground', 'catalogue', 'learning', 'money', 'invitations', 'people', 'publishing']
