export const visit = {
  allWell: 'Nothing is here that should not be.',
  notWell: 'Something is here that should not be: it is marked below. Please tell us.',
  wrong: 'Should not be here',
  none: 'None',
  untold: 'Your browser does not say.',
  requests: {
    title: 'Requests',
    check: 'Developer tools, “Network”: load the page again and compare.',
    purposes: {
      page: 'This page',
      script: 'A script of this site',
      style: 'How the page looks',
      font: 'A typeface',
      picture: 'A picture',
      form: 'A form that you sent',
      look: 'This list, asking for the policy',
      unknown: 'We don’t know what for',
    },
    stored: 'from your browser’s own copy',
  },
  cookies: {
    title: 'Cookies',
    check:
      'Developer tools, “Application” or “Storage”, then “Cookies”. There you would also see those that no page can read.',
  },
  storage: {
    title: 'Local and session storage',
    check: 'The same place: “Local Storage” and “Session Storage”.',
  },
  databases: {
    title: 'Databases and caches',
    check: 'The same place: “IndexedDB” and “Cache Storage”.',
  },
  workers: {
    title: 'Service workers',
    check: 'The same place: “Service Workers”.',
  },
  policy: {
    title: 'The policy in force',
    text: 'Your browser obeys this policy, whatever a script tries: it loads nothing from other hosts than these, and runs no script that did not come with the site.',
    missing: 'This page came without its policy.',
    check: 'Developer tools, “Network”, the first row, “Headers”: Content-Security-Policy.',
  },
  forms: {
    title: 'What each form would send',
    sent: [
      { form: 'Waitlist', text: 'Your email, and your name if you give it.' },
      {
        form: 'Message',
        text: 'Name, email, subject and message, your organisation if you give it, and which language the page is in.',
      },
      {
        form: 'Pitch-deck request',
        text: 'Name, email, organisation, your other answers, and which language the page is in.',
      },
    ],
    never:
      'Never: a cookie, an identifier, which pages you read, where you came from, or anything you typed and did not send. As with every request, the server sees your internet address and which browser you use.',
    check:
      'Developer tools, “Network”: send a form, and read the “Payload” (“Request”) of the new row.',
  },
} as const
