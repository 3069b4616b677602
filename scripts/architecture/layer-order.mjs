/**
 * The layers of the services, the lowest first. Each layer may import only the layers before it. platform is the
 * base of all; catalogue is the public offer; learning is one learner's progress; money is orders and refunds;
 * messaging is mails and notices; identity is accounts and sessions; publishing is the editors' work.
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
