/** The colours of every game on the shelf: lists show tables of all of them. */
import.meta.glob('./*/theme.css', { eager: true });
