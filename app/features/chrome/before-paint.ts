import { THEME_KEY } from "../theme/theme";
import { FIRST_VISIT, WELCOME_KEY } from "../welcome/first-visit";

/** Where on `window` stands what ends the watch for early presses and gives the button that was pressed last. */
const PRESSED_EARLY = "poliedroPressedEarly";

/** Whatever else somebody may turn to. */
const CONTROLS = "a,button,input,label,select,summary,textarea";

/**
 * Runs in the head before anything is painted, so that neither theme nor welcome flashes, and so that the page stands at
 * the address that it was made for (`landingOf`). A button that only scripts can answer is remembered until then,
 * unless the reader goes on to something else. Plain, old JavaScript.
 */
export const BEFORE_PAINT = `(function(d){d.classList.add("js");var a=d.dataset.address;if(a)history.replaceState(null,"",a+location.hash);try{var s=localStorage,t=s.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.dataset.theme=t;if(!s.getItem("${WELCOME_KEY}"))d.classList.add("${FIRST_VISIT}")}catch(e){}var b,m=["click","input","keydown"],f=function(e){var t=e.target,c=t.closest&&t.closest("${CONTROLS}");if(e.type==="click"?c:e.type==="input"||e.key==="Escape")b=e.type==="click"&&c.type==="button"?c:void 0};m.forEach(function(n){d.addEventListener(n,f,!0)});window.${PRESSED_EARLY}=function(){m.forEach(function(n){d.removeEventListener(n,f,!0)});return b}})(document.documentElement)`;

/** Ends the watch for early presses. Gives the button that was pressed last: from here on React answers. */
export function pressedEarly(): HTMLElement | undefined {
  return (window as { [PRESSED_EARLY]?: () => HTMLElement | undefined })[PRESSED_EARLY]?.();
}
