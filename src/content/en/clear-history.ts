export const clearHistory = {
  title: 'On a phone or computer you share',
  text: [
    '“Leave quickly”, at the top of every page, blanks the page at once, empties what you typed and opens a weather site in its place. Going back does not return to this page. Pressing Shift three times does the same.',
    '“Leave quickly” can’t remove the pages you looked at before, on this site or on others. They stay in the history, and a number you called stays in your phone’s list of calls until you delete it there. A private window keeps no history once you close it. In an ordinary window you can clear it yourself:',
  ],
  how: 'How to clear the history',
  steps: {
    chrome:
      'Press the three dots, then “Delete browsing data”. On a computer, Ctrl, Shift and Delete pressed together open it too.',
    safari:
      'On an iPhone, press the book, then the clock, then “Clear”. On a Mac, open the “History” menu and choose “Clear History”.',
    edge: 'Press the three dots, “History”, then the bin. On a computer, Ctrl, Shift and Delete pressed together open it too.',
    samsung: 'Press the three lines, “History”, the three dots, then “Clear history”.',
  },
} as const
