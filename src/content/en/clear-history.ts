/**
 * For a phone or computer that somebody else opens. An empty history can be noticed, and spyware sees a private window:
 * thehotline.org (“Behind the screens: reducing tech footprints”), reducingtherisk.org.uk (“Internet safety”).
 * Synced history: support.google.com/pixelslate/answer/9136882.
 */
export const clearHistory = {
  title: 'On a phone or computer you share',
  text: [
    'Press “Leave quickly” at the top of any page or in the menu, or Shift three times while you aren’t writing in a field. Your browser blanks the page, deletes what you typed and opens a weather site. The back button may still open an earlier page of this site, so close the tab, too.',
    'A call may show on the phone bill. If someone else sees yours, call from another phone. “Leave quickly” can’t clear the history. The page you left and those before it, on this site or others, may stay there with their titles. A number you called stays in your phone’s list of calls until you delete it. Where the browser is signed in to an account, the history may show on its other devices, too. A private window keeps no history once you close it, but an app that spies on the phone still sees it. If you fear that, use a device that nobody else opens. In an ordinary window you can clear the history yourself. An empty one can be noticed, so choose only the last hour if you can:',
  ],
  how: 'How to clear the history',
  steps: {
    chrome:
      'Press the three dots, then “Delete browsing data”. On Windows, you can also press Ctrl, Shift and Delete together. Choose how far back, then delete.',
    safari:
      'On an iPhone, press the book, then the clock, then “Clear”. On a Mac, open the “History” menu and choose “Clear History”.',
    edge: 'Press the three dots, “History”, then the bin. On Windows, you can also press Ctrl, Shift and Delete together. Choose how far back, then delete.',
    samsung: 'Press the three lines, “History”, the three dots, then “Clear history”.',
  },
} as const
