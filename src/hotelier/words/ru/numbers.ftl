# Numbers as the language writes them.

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-more = +{ NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
number-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
