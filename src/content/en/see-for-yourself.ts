export const seeForYourself = {
  title: 'See for yourself',
  text: 'This page can list what it has done on this visit, from your browser’s own records. The list is made on your device and stays there.',
  without:
    'You can also look without us. Open the browser’s developer tools (on a computer: right-click, then “Inspect”). “Network” shows every request once you load the page again; “Application”, or “Storage” in Firefox and Safari, shows cookies and whatever is stored. You should find no other host than the ones named here, no cookie, and nothing stored.',
  show: 'Show what this page has done',
  again: 'Look again',
  reading: 'Reading your browser’s records…',
  failed: 'The list could not be loaded. The way to look without us is described above.',
} as const
