/**
 * The layers of the services, the lowest first: each may import those before it, none behind it. platform is what all of
 * them build on; catalogue is the public offer; learning is one learner's progress; money is orders and refunds; messaging
 * is what is sent to people; identity is who somebody is; publishing is what editors do.
 */
export const layers = [
  'platform',
  'catalogue',
  'learning',
  'money',
  'invitations',
  'messaging',
  'identity',
  'publishing',
]
