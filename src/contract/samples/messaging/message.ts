const head = {
  id: 7,
  kind: 'enrolled',
  subject: 'You are enrolled: Video security associate',
  language: 'en',
  toldAt: '2026-11-21T12:00:00.000Z',
  read: false,
}

/** Sample payloads of the calls about messages in the portal. */
export const messageSamples = {
  findMessages: [
    { request: { pageNum: 1, pageSize: 15, unread: true }, response: { rows: [head], total: 1 } },
  ],
  getMessage: [
    {
      request: { id: 7 },
      response: {
        ...head,
        greeting: 'Hello Ada,',
        paragraphs: ['You are enrolled in “Video security associate”.'],
        facts: [{ label: 'When', value: 'December 5, 2026' }],
        button: { label: 'View the details', path: '/eu/classroom/detail/9' },
        files: [
          { kind: 'calendar', of: 'classroom', id: 9 },
          { kind: 'invoice', seqNo: 'S-1' },
        ],
      },
    },
  ],
  markMessage: [{ request: { id: 7, read: true }, response: true }],
}

/** Sample payloads of the calls about the calendar subscription. */
export const calendarSamples = {
  getCalendarFeed: [{ request: {}, response: { path: null } }],
  renewCalendarFeed: [{ request: {}, response: { path: '/calendar/feed/dG9rZW4.ics' } }],
  endCalendarFeed: [{ request: {}, response: { path: null } }],
}
