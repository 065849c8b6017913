export const clearHistory = {
  title: 'On a phone or computer you share',
  text: [
    '“Leave quickly”, at the top of every page, blanks the page at once, empties what you typed and opens the weather in its place. Going back does not return to it. Shift pressed three times does the same.',
    'It cannot take back what you looked at before, on this site or on others. A private window keeps no history; in any other you can clear it yourself:',
  ],
  how: 'How to clear the history',
  steps: {
    chrome:
      'Three dots, then “Delete browsing data”. On a computer, Ctrl, Shift and Delete together lead there too.',
    safari:
      'On an iPhone: the book, the clock, then “Clear”. On a Mac: the menu “History”, then “Clear History”.',
    edge: 'Three dots, “History”, then the bin. On a computer, Ctrl, Shift and Delete together lead there too.',
    samsung: 'Three lines, “History”, three dots, then “Clear history”.',
  },
} as const
