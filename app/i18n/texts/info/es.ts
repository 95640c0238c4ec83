import { es as about } from "./about/es";
import { es as accessibility } from "./accessibility/es";
import { es as complaints } from "./complaints/es";
import { es as howToRead } from "./howToRead/es";
import { es as howToWrite } from "./howToWrite/es";
import { es as legal } from "./legal/es";
import { es as method } from "./method/es";
import { es as money } from "./money/es";
import { es as privacy } from "./privacy/es";
import { es as words } from "./words/es";

/** Texts of the pages about Poliedro itself, page by page. */
export const es = {
  words,
  about,
  howToRead,
  howToWrite,
  method,
  money,
  complaints,
  privacy,
  accessibility,
  legal,
};
