/**
 * The script inside every page, the same for all so that one hash allows it. Right after the first
 * paint, or at the first touch, key or pointer, it asks for the scripts that the page lists in #root's
 * data-scripts, each in a task of its own; after a failure the next touch tries again. A button
 * pressed before that is kept for the app to press again: no form is ever sent without the app.
 */
export const loader =
  `{let s,w=window,` +
  `l=(e,f,c)=>addEventListener(e,f,c),` +
  `g=()=>{s||(s=1,root.dataset.scripts.split(' ').map(u=>setTimeout(()=>import(u).catch(()=>s=0))))};` +
  `'pointerover pointerdown touchstart keydown'.split(' ').map(e=>l(e,g,{passive:!0}));` +
  `l('click',w.early=e=>{let b=e.target.closest('button:not([popovertarget])');b&&(e.preventDefault(),w.earlyClick=b,g())},!0);` +
  `l('load',()=>setTimeout(g,2e3));` +
  `w.PerformanceObserver&&new PerformanceObserver(()=>setTimeout(g)).observe({type:'paint',buffered:!0})}`
