import { THEME_KEY } from "../theme/theme";
import { FIRST_VISIT, WELCOME_KEY } from "../welcome/first-visit";

/**
 * Runs in the head before anything is painted, so that neither theme nor welcome flashes, and so that the page stands at
 * the address that it was made for (`landingOf`). Plain, old JavaScript.
 */
export const BEFORE_PAINT = `(function(d){d.classList.add("js");var a=d.dataset.address;if(a)history.replaceState(null,"",a+location.hash);try{var s=localStorage,t=s.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.dataset.theme=t;if(!s.getItem("${WELCOME_KEY}"))d.classList.add("${FIRST_VISIT}")}catch(e){}})(document.documentElement)`;
