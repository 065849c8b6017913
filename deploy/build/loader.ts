/**
 * The script inside every page: starts the app right after the first paint, or at the first touch,
 * key or pointer, and keeps a button pressed before that for the app to press again.
 */
export function loaderFor(script: string): string {
  return (
    `(()=>{let s;const w=window,` +
    `g=()=>{s||(s=1,import(${JSON.stringify(script)}))},` +
    `o=(e)=>addEventListener(e,g,{once:!0,passive:!0});` +
    `['pointerover','pointerdown','touchstart','keydown'].map(o);` +
    `w.early=(e)=>{const b=e.target.closest('button:not([popovertarget])');b&&(e.preventDefault(),w.earlyClick=b,g())};` +
    `addEventListener('click',w.early,!0);` +
    `new PerformanceObserver(()=>setTimeout(g)).observe({type:'paint',buffered:!0});` +
    `addEventListener('load',()=>setTimeout(g,2e3))})()`
  )
}
